// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Token {
    function balanceOf(address owner) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
}

/// A pool of ether and one token: the product of what it holds of both stays the same, but for a fee of 0.3 % that it keeps.
/// What it holds is what it trades with; who puts something in has given it away.
contract SandboxPool {
    Token public immutable token;

    event Swap(address indexed sender, uint256 etherIn, uint256 tokenIn, uint256 etherOut, uint256 tokenOut);

    constructor(Token traded) {
        token = traded;
    }

    /// What the pool holds of both.
    function reserves() external view returns (uint256, uint256) {
        return (address(this).balance, token.balanceOf(address(this)));
    }

    /// What an amount of ether, or else of the token, buys now.
    function quote(bool sellsEther, uint256 amount) external view returns (uint256) {
        (uint256 own, uint256 tokens) = (address(this).balance, token.balanceOf(address(this)));
        return sellsEther ? bought(amount, own, tokens) : bought(amount, tokens, own);
    }

    function sellEther(uint256 least) external payable returns (uint256 amount) {
        amount = bought(msg.value, address(this).balance - msg.value, token.balanceOf(address(this)));
        uint256 before = token.balanceOf(msg.sender);
        require(succeeds(abi.encodeCall(Token.transfer, (msg.sender, amount))), "Pool: transfer failed");
        // What a token takes for its transfer counts against the least that the account wants.
        require(token.balanceOf(msg.sender) - before >= least, "Pool: insufficient output amount");
        emit Swap(msg.sender, msg.value, 0, 0, amount);
    }

    function sellToken(uint256 sold, uint256 least) external returns (uint256 amount) {
        uint256 before = token.balanceOf(address(this));
        require(succeeds(abi.encodeCall(Token.transferFrom, (msg.sender, address(this), sold))), "Pool: transfer failed");
        uint256 arrived = token.balanceOf(address(this)) - before;
        amount = bought(arrived, before, address(this).balance);
        require(amount >= least, "Pool: insufficient output amount");
        (bool paid, ) = msg.sender.call{value: amount}("");
        require(paid, "Pool: ether refused");
        emit Swap(msg.sender, 0, arrived, amount, 0);
    }

    /// Old tokens return nothing where they succeed.
    function succeeds(bytes memory call) private returns (bool) {
        (bool done, bytes memory said) = address(token).call(call);
        if (!done) assembly { revert(add(said, 32), mload(said)) }
        return said.length == 0 || abi.decode(said, (bool));
    }

    function bought(uint256 amount, uint256 from, uint256 to) private pure returns (uint256) {
        require(amount > 0, "Pool: insufficient input amount");
        require(from > 0 && to > 0, "Pool: insufficient liquidity");
        uint256 kept = amount * 997;
        return (kept * to) / (from * 1000 + kept);
    }
}
