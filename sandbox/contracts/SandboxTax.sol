// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// An ERC-20 that keeps a tenth of whatever is transferred, as some tokens do.
contract SandboxTax {
    string public constant name = "Sandbox Tax";
    string public constant symbol = "STAX";
    uint8 public constant decimals = 18;

    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(address[] memory holders, uint256 amount) {
        for (uint256 i = 0; i < holders.length; i++) {
            balanceOf[holders[i]] += amount;
            totalSupply += amount;
            emit Transfer(address(0), holders[i], amount);
        }
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        require(allowance[from][msg.sender] >= value, "STAX: insufficient allowance");
        allowance[from][msg.sender] -= value;
        move(from, to, value);
        return true;
    }

    function move(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "STAX: transfer amount exceeds balance");
        uint256 tax = value / 10;
        balanceOf[from] -= value;
        balanceOf[to] += value - tax;
        totalSupply -= tax;
        emit Transfer(from, to, value - tax);
        emit Transfer(from, address(0), tax);
    }
}
