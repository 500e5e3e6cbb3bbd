// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// A token like the old ones that are still in use: its `transfer` returns nothing.
contract SandboxTether {
    string public constant name = "Sandbox Tether";
    string public constant symbol = "SUST";
    uint8 public constant decimals = 6;

    mapping(address => uint256) public balanceOf;

    event Transfer(address indexed from, address indexed to, uint256 value);

    constructor(address holder, uint256 amount) {
        balanceOf[holder] = amount;
        emit Transfer(address(0), holder, amount);
    }

    function transfer(address to, uint256 value) external {
        require(balanceOf[msg.sender] >= value, "SUST: transfer amount exceeds balance");
        balanceOf[msg.sender] -= value;
        balanceOf[to] += value;
        emit Transfer(msg.sender, to, value);
    }
}
